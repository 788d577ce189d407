import type { HouseRule, Mode, Module, Variant } from '../rules.js';

/** What the table chose, complete and checked. */
export interface Choices {
  readonly level: string | null;
  readonly mode: Mode;
  readonly modules: Readonly<Record<Module, boolean>>;
  readonly variants: readonly Variant[];
  readonly house: Readonly<Record<HouseRule, boolean>>;
}
