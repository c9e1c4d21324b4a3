import readme from '../../packages/ui/README.md?raw';

/** Section “Languages” of the readme of `@agio/ui`: how to use a translation, and to add one. */
export const languagesOfReadme =
  /^## Languages\n[^]*?(?=^## |^Storybook has)/m.exec(readme)?.[0] ?? '';
