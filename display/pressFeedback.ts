/** A touch counts as a press only when it ends, and browsers wait to show it: a button shows the finger from the first moment. */
export function showPresses(on: EventTarget): void {
  let pressed: HTMLButtonElement | undefined;
  const press = (button: HTMLButtonElement | undefined): void => {
    pressed?.removeAttribute('data-pressed');
    button?.setAttribute('data-pressed', '');
    pressed = button;
  };
  on.addEventListener('pointerdown', event =>
    press(event.composedPath().find(node => node instanceof HTMLButtonElement) as HTMLButtonElement | undefined),
  );
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => press(undefined));
}
