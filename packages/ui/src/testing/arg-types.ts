/** For `argTypes`: a prop with these names as values. Storybook does not read the variants of a recipe from its type. */
export const oneOf = (options: readonly string[], byDefault: string) => ({
  control: { type: 'select' as const },
  options,
  table: {
    type: { summary: options.map((option) => `'${option}'`).join(' | ') },
    defaultValue: { summary: byDefault },
  },
});
