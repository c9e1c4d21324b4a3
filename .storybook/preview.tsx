// @where Tools: order of stories; theme and language in the toolbar of Storybook
import '../packages/whitelabel-themes/src/fonts/fonts.css';
import '../packages/whitelabel-themes/src/generated/themes.css';
import '../packages/ui/src/styles.css';
import '../packages/widgets/src/styles.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { BRANDS, DENSITIES, DIRECTIONS } from '../packages/whitelabel-themes/src/index.ts';
import { LanguageProvider } from '../packages/ui/src/foundations/language/language.tsx';
import { toast } from '../packages/ui/src/feedback/toaster/toaster.tsx';
import { SchemedDocs } from './docs-container.tsx';
import { codeToPaste } from './code-to-paste.ts';
import { commentOf } from './component-name.ts';
import { ComponentPage } from './docs-page.tsx';
import { languageItems, loadStoryLanguage, showInApp, type StoryLanguage } from './languages.ts';
import { expectOtherScheme } from './other-scheme.ts';
import { expectPolicyKept, watchPolicy } from './policy.ts';
import { expectTargets } from './targets.ts';
import { withGlossary, withoutLinks, withTypesAsWritten } from './prop-table.ts';

watchPolicy();
// A story waits for what happens, and never measures how long: a machine may have much else to do.
configure({
  asyncUtilTimeout: 10_000,
  // Says all that can be read, as the elements of a screen are longer than a report shows.
  getElementError: (message) =>
    new Error(`${message}\n\nThe page says:\n${document.body.innerText}`),
});

/** The reader's settings stand on <html>, as in the app, so that portalled content has them too. */
const withSettings: Decorator = (Story, { globals }) => {
  const html = document.documentElement;
  const set = (name: string, value: unknown) =>
    typeof value === 'string' && value !== ''
      ? html.setAttribute(name, value)
      : html.removeAttribute(name);
  set('data-brand', globals.brand);
  set('data-theme', globals.scheme);
  set('data-density', globals.density);
  set('data-direction', globals.direction);
  set('data-motion', globals.motion);
  set('data-text-spacing', globals.textSpacing);
  return <Story />;
};

interface Loaded {
  language?: StoryLanguage | undefined;
}

/**
 * The language of the toolbar. A picture is mirrored by `dir` alone. English has the provider too: a story that changes
 * its language keeps its state, as the app does.
 */
const withLanguage: Decorator = (Story, { globals, loaded }) => {
  const { language } = loaded as Loaded;
  const html = document.documentElement;
  html.lang = language?.lang ?? 'en';
  html.dir = language?.dir ?? (globals.dir === 'rtl' ? 'rtl' : 'ltr');
  return (
    <LanguageProvider locale={language?.locale ?? 'en'} translate={language?.translate}>
      <Story />
    </LanguageProvider>
  );
};

/** Removes an earlier story's toasts, and what it has stored under the product's keys; Storybook has its own keys. */
function forgetVisits(): void {
  // A toaster that mounts shows all toasts that are still open.
  toast.dismiss();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('agio.')) storage.removeItem(key);
  // Stores in the page follow, as after another tab has cleared the storage.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

const items = (values: readonly string[]) =>
  values.map((value) => ({ value, title: value.charAt(0).toUpperCase() + value.slice(1) }));

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLanguage, withSettings],
  loaders: [
    async ({ globals, title }): Promise<Loaded> => {
      const name = String(globals.language);
      // A screen is the whole app, which has its own words besides.
      if (/^(?:Screens|Journeys)\//.test(title)) await showInApp(name);
      return { language: await loadStoryLanguage(name) };
    },
  ],
  argTypesEnhancers: [withGlossary, withTypesAsWritten],
  beforeEach: forgetVisits,
  // The last one runs first.
  afterEach: [
    expectPolicyKept,
    expectOtherScheme,
    // A screen is of the app, and a widget is connected: in the middle of what it loads.
    ({ title }) => {
      if (!/^(?:Screens|Widgets|Journeys)\//.test(title)) expectTargets();
    },
  ],
  parameters: {
    layout: 'centered',
    a11y: {
      test: 'error',
      // A test reads violations alone: axe need not describe each element that passes.
      options:
        import.meta.env['VITEST_STORYBOOK'] === undefined ? {} : { resultTypes: ['violations'] },
    },
    docs: {
      container: SchemedDocs,
      page: ComponentPage,
      extractComponentDescription: (component: unknown) => withoutLinks(commentOf(component)),
      source: { transform: codeToPaste },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Getting started',
          'Partner guide',
          'Theming',
          'Accessibility',
          'Content',
          'Languages',
          'Changelog',
          'API reference',
          'Inventory',
          'Foundations',
          'Controls',
          'Forms',
          'Data display',
          'Feedback',
          'Overlays',
          'Navigation',
          'Trading',
          'Modals',
          'Widgets',
          'Screens',
          'Journeys',
        ],
      },
    },
  },
  initialGlobals: {
    brand: 'agio',
    scheme: 'dark',
    density: '',
    dir: 'ltr',
    language: 'en',
    direction: 'green-up',
    motion: '',
    textSpacing: '',
  },
  globalTypes: {
    brand: {
      toolbar: { title: 'Brand', icon: 'paintbrush', items: items(BRANDS), dynamicTitle: true },
    },
    scheme: {
      toolbar: {
        title: 'Scheme',
        icon: 'circlehollow',
        items: items(['dark', 'light']),
        dynamicTitle: true,
      },
    },
    density: {
      toolbar: {
        title: 'Density',
        icon: 'menu',
        items: [{ value: '', title: "Brand's density" }, ...items(DENSITIES)],
        dynamicTitle: true,
      },
    },
    language: {
      toolbar: { title: 'Language', icon: 'globe', items: languageItems, dynamicTitle: true },
    },
    direction: {
      toolbar: {
        title: 'Price colours',
        icon: 'arrowup',
        items: items(DIRECTIONS),
        dynamicTitle: true,
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: '', title: "System's motion" },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    textSpacing: {
      toolbar: {
        title: 'Text spacing',
        icon: 'paragraph',
        items: [
          { value: '', title: 'Normal spacing' },
          { value: 'wide', title: 'WCAG 1.4.12 spacing' },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
