import { describe, expect, it } from 'vitest';
import { DEAF_MS, SteadyButton } from '../../../display/play/steadyButton.js';

describe('the large button', () => {
  it('hears at once what it means from the start', () => {
    const button = new SteadyButton();
    button.means('tick', 0);
    expect(button.hears(0)).toBe(true);
  });

  it('is deaf for a moment after its meaning changed, and only then', () => {
    const button = new SteadyButton();
    button.means('tick', 0);
    button.means('end', 1000);
    expect(button.hears(1000 + DEAF_MS - 1)).toBe(false);
    button.means('end', 1000 + DEAF_MS);
    expect(button.hears(1000 + DEAF_MS)).toBe(true);
  });
});
