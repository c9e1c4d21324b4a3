// @where Tools: questions that npm create agio asks, and their order
import { cancel, group, intro, multiselect, select, text } from '@clack/prompts';
import { languageNames } from '@agio/whitelabel-themes/languages';
import { faultOfFolder, type Given, type Template } from './answers.ts';
import { faultOfBrand } from './brand-folder.ts';

/** An empty answer is no answer: the default, or none. */
const given = (value: string | undefined) => (value?.trim() ? value.trim() : undefined);

/** Asks for the answers that the command line has not given. Returns undefined if the reader has had enough. */
export async function ask(known: Given): Promise<Given | undefined> {
  intro('An exchange in your brand');
  const optional = (key: 'accent' | 'logo' | 'prefix') => (value: string | undefined) => {
    const answer = given(value);
    return answer === undefined ? undefined : faultOfBrand({ [key]: answer });
  };
  const isAsked = (key: keyof Given) => known[key] === undefined;
  const isOwn = known.brand === undefined;
  let isCancelled = false;
  const said = await group(
    {
      folder: async () =>
        isAsked('folder')
          ? text({
              message: 'Folder',
              placeholder: 'my-exchange',
              defaultValue: 'my-exchange',
              validate: (value) => faultOfFolder(given(value) ?? 'my-exchange'),
            })
          : undefined,
      template: async () =>
        isAsked('template')
          ? select<Template>({
              message: 'Template',
              options: [
                { value: 'vite', label: 'Vite', hint: 'static files' },
                { value: 'next', label: 'Next', hint: 'app router' },
              ],
            })
          : undefined,
      name: async () =>
        isOwn && isAsked('name')
          ? text({
              message: 'Name of the exchange',
              placeholder: 'Aurora',
              validate: (value) => {
                const answer = given(value);
                return answer === undefined ? 'Give it a name.' : faultOfBrand({ name: answer });
              },
            })
          : undefined,
      accent: async () =>
        isOwn && isAsked('accent')
          ? text({
              message: 'Colour of buttons and links (empty: that of Agio)',
              placeholder: '#7a1fa2',
              validate: optional('accent'),
            })
          : undefined,
      logo: async () =>
        isOwn && isAsked('logo')
          ? text({
              message: 'File of the logo (empty: a mark in the colour)',
              placeholder: './logo.svg',
              validate: optional('logo'),
            })
          : undefined,
      prefix: async () =>
        isOwn && isAsked('prefix')
          ? text({
              message: 'Address of the first page (empty: /)',
              placeholder: 'aurora',
              validate: optional('prefix'),
            })
          : undefined,
      languages: async () =>
        isAsked('languages')
          ? multiselect({
              message: 'Languages beside English',
              required: false,
              options: Object.entries(languageNames)
                .filter(([code]) => code !== 'en')
                .map(([value, label]) => ({ value, label })),
            })
          : undefined,
    },
    {
      onCancel: () => {
        isCancelled = true;
        cancel('Nothing was made.');
      },
    },
  );
  if (isCancelled) return undefined;
  const answers = Object.entries(said)
    .map(([key, value]) => [key, typeof value === 'string' ? given(value) : value] as const)
    .filter(([, value]) => value !== undefined);
  return { ...known, ...(Object.fromEntries(answers) as Partial<Given>) };
}
