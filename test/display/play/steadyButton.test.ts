import { describe, expect, it } from 'vitest';
import { DEAF_MS, SteadyButton } from '../../../display/play/steadyButton.js';

describe('a button that changes its meaning', () => {
  it('hears whoever asked for the change at once', () => {
    const button = new SteadyButton();
    button.means('end', 0);
    button.asked(1000);
    button.means('roll', 1020);
    expect(button.hears(1021)).toBe(true);
  });

  it('does not take a finger that meant what was there before dice fell or another screen was used', () => {
    const button = new SteadyButton();
    button.asked(0);
    button.means('tick', 0);
    button.means('end', 5000);
    expect(button.hears(5000 + DEAF_MS - 1)).toBe(false);
    button.means('end', 5000 + DEAF_MS);
    expect(button.hears(5000 + DEAF_MS)).toBe(true);
  });

  it('hears when it has not changed, from the first moment', () => {
    const button = new SteadyButton();
    button.means('end', 0);
    expect(button.hears(0)).toBe(true);
  });
});
