import { LitElement } from 'lit';
import { fire } from './events.js';

/**
 * What every element of the page is made of. One that cannot draw itself would leave an empty place or an old picture, and Lit
 * would tell nobody but the console: so it says so to `fp-app`, which shows a way out in place of the screen.
 */
export class FpElement extends LitElement {
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      console.error(error);
      fire(this, 'fp-broken', error);
    }
  }
}
