/** For `argTypes`: a prop that takes one of these names. Those of a recipe's variants are not read from its type. */
export const oneOf = (options: readonly string[], byDefault: string) => ({
  control: { type: 'select' as const },
  options,
  table: {
    type: { summary: options.map((option) => `'${option}'`).join(' | ') },
    defaultValue: { summary: byDefault },
  },
});
