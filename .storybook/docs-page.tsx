import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';
import { entryOf, nameOf } from './component-name.ts';

/** Shows the import line of the component. */
function Import() {
  const { preparedMeta } = useOf('meta', ['meta']);
  // Else light, as the page of a story says nothing of its code.
  const { base } = useTheme();
  const file = String(preparedMeta.parameters['fileName']);
  const entry = entryOf(file);
  const name = nameOf(preparedMeta.component, file);
  if (entry === undefined || name === undefined) return null;
  return (
    <Source
      language="tsx"
      dark={base === 'dark'}
      code={`import { ${name} } from '@agio/ui/${entry}';`}
    />
  );
}

/** Storybook's page of a component, with the import before all else. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Import />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
