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
