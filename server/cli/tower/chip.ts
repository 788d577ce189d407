import {
  AVRADC,
  AVRClock,
  AVREEPROM,
  AVRIOPort,
  AVRTimer,
  AVRUSART,
  AVRWatchdog,
  adcConfig,
  avrInstruction,
  CPU,
  clockConfig,
  type EEPROMBackend,
  portBConfig,
  portDConfig,
  timer0Config,
  timer2Config,
  usart0Config,
  watchdogConfig,
} from 'avr8js';

export const CLOCK_HZ = 16_000_000;
export const FLASH_BYTES = 32_768;
export const EEPROM_BYTES = 1024;
const SRAM_BYTES = 2048;
const SLEEP = 0x9588;
const TCNT1L = 0x84;

export interface ChipParts {
  readonly flash: Uint8Array;
  readonly eeprom: EEPROMBackend;
  /** A byte of the noise that real hardware has for nothing: oscillator jitter, an open analog pin. */
  readonly noise: () => number;
  /** A byte that left the chip. */
  readonly onSent: (byte: number) => void;
  /** The pins of port B after a change. */
  readonly onPortB: (pins: number) => void;
}

/** An ATmega328P from its reset on, instruction by instruction. A new reset is a new chip with the same flash and EEPROM. */
export interface Chip {
  readonly cycles: () => number;
  /** Ends early when the watchdog resets the chip: then this one is spent. */
  readonly runUntil: (cycles: number) => 'running' | 'reset';
  /** Puts bytes on the receive line; they arrive one after the other at line speed, or are lost while nobody listens. */
  readonly receive: (bytes: Uint8Array) => void;
  readonly setPortD: (pin: number, level: 'high' | 'low') => void;
}

export function createChip({ flash, eeprom, noise, onSent, onPortB }: ChipParts): Chip {
  const program = new Uint16Array(flash.slice().buffer);
  const cpu = new CPU(program, SRAM_BYTES);
  let state: 'running' | 'reset' = 'running';
  // The emulator would go on with registers and timers as they are; a real reset leaves nothing of them.
  cpu.reset = () => {
    state = 'reset';
  };
  const usart = new AVRUSART(cpu, usart0Config, CLOCK_HZ);
  mendUsart(cpu, usart);
  new AVRTimer(cpu, timer0Config);
  new AVRTimer(cpu, timer2Config);
  new AVREEPROM(cpu, eeprom);
  new AVRWatchdog(cpu, watchdogConfig, new AVRClock(cpu, CLOCK_HZ, clockConfig));
  const adc = new AVRADC(cpu, adcConfig);
  adc.onADCRead = () => cpu.addClockEvent(() => adc.completeADCRead(noise()), adc.sampleCycles);
  // Timer 1 only counts crystal cycles for the firmware's entropy. In here all clocks are one, so the jitter is put in by hand.
  cpu.readHooks[TCNT1L] = () => (cpu.cycles + noise()) & 0xff;

  const portB = new AVRIOPort(cpu, portBConfig);
  portB.addListener(pins => onPortB(pins));
  const portD = new AVRIOPort(cpu, portDConfig);
  for (let pin = 0; pin < 8; pin++) portD.setPin(pin, true);

  const line: number[] = [];
  const pump = (): void => {
    while (line.length > 0 && !usart.rxBusy) {
      const byte = line.shift()!;
      // False while the receiver is off: on a real board the byte is gone as well.
      usart.writeByte(byte);
    }
  };
  usart.onByteTransmit = onSent;
  usart.onRxComplete = pump;

  let asleep = false;
  const step = (until: number): void => {
    if (asleep) {
      // An idle CPU stands still while its timers run: go straight to what happens next.
      cpu.cycles = Math.max(cpu.cycles, Math.min(until, cpu['nextClockEvent']?.cycles ?? until));
    } else {
      asleep = program[cpu.pc] === SLEEP;
      avrInstruction(cpu);
    }
    const resumeAt = cpu.pc;
    cpu.tick();
    if (cpu.pc !== resumeAt) asleep = false; // an interrupt was entered
  };

  return {
    cycles: () => cpu.cycles,
    runUntil: cycles => {
      while (cpu.cycles < cycles && state === 'running') step(cycles);
      return state;
    },
    receive: bytes => {
      for (const byte of bytes) line.push(byte);
      pump();
    },
    setPortD: (pin, level) => portD.setPin(pin, level === 'high'),
  };
}

/** Two departures of avr8js 0.21.1 from the datasheet, put right (ATmega328P datasheet, USART: flags and interrupts). */
function mendUsart(cpu: CPU, usart: AVRUSART): void {
  // UDRE stays set until UDR is written; entering its interrupt does not clear it.
  usart['UDRE'].constant = true;
  // Writing UCSR0B again, as switching one interrupt on does, leaves a received byte where it is.
  const write = cpu.writeHooks[usart0Config.UCSRB]!;
  cpu.writeHooks[usart0Config.UCSRB] = (value, old, address, mask) => {
    const received = cpu.data[usart0Config.UCSRA]! & RECEIVE_COMPLETE;
    const done = write(value, old, address, mask);
    if (received !== 0) cpu.setInterruptFlag(usart['RXC']);
    return done;
  };
}

const RECEIVE_COMPLETE = 0x80;
