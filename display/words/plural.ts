/** The forms a language has for numbers; `#` stands for the number itself. `zero` is for "nobody", in every language. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Picks the right form for a number by the rules of a language, so that no sentence ever says "1 cubes". */
export function pluralsOf(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => {
    const form = count === 0 ? forms.zero : forms[rules.select(count)];
    return (form ?? forms.other).replaceAll('#', numbers.format(count));
  };
}

/** How to speak of numbered things: of a single one, of two neighbours, of a run, and of what is left of one. */
export interface RunForms {
  readonly one: string;
  readonly two: (first: number, last: number) => string;
  readonly run: (first: number, last: number) => string;
  readonly rest: string;
}

/** Numbers in rising order, as the headline of a list speaks of them. */
export function tellRun(numbers: readonly number[], forms: RunForms): string {
  const [first = 1] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length < 2) return forms.one;
  if (last - first + 1 !== numbers.length) return forms.rest;
  return (numbers.length === 2 ? forms.two : forms.run)(first, last);
}
