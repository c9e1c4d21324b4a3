// @where App: reports of errors, traces and recordings, and their masks
/** Widgets that show the same to everybody. Every other one may show what belongs to an account. */
const publicWidgets = ['announcement-board', 'best-prices', 'chart', 'desk', 'markets', 'support'];
const isPublic = publicWidgets.map((name) => `[data-widget="${name}"]`).join(', ');

/**
 * Selectors of text that a recording of the page must mask: amounts, addresses, identity data and uploads. A widget is
 * masked unless it is known to show nothing of an account, so a new one is masked from its first day. Overlays are
 * masked as well, because they stand outside the widget that opened them.
 */
const maskedInReplay: string[] = [
  `[data-widget]:not(${isPublic})`,
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="listbox"]',
  '[role="tooltip"]',
  '[role="status"]',
  '[aria-live]',
  '[data-slot="toaster"]',
  '[data-slot="banner"]',
  '[data-slot="header-profile-button"]',
  '[data-slot="chart-order"]',
  '[data-private]',
  'title',
];

/** Selectors of text inside masked parts that stays readable: public parts, and words that are the same for everybody. */
const readableInReplay: string[] = [isPublic, 'h1', 'th[scope="col"]', '[role="tab"]'];

/** Selectors of what a recording must leave out altogether: the back office, where each row is about a person. */
const hiddenInReplay: string[] = [
  '[data-widget="back-office"]',
  '[data-widget^="office-"]',
  '[data-slot="long-text"]',
];

/** Attributes that may quote an amount, a name or an address. */
const maskedAttributes: string[] = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'content',
  'download',
  'href',
  'placeholder',
  'title',
  'value',
];

/**
 * Options of a session replay in Sentry's form: text is recorded and media are left out, as specified;
 * personal data is masked all the same, and bodies of calls are never recorded.
 */
export const replayPrivacy = {
  maskAllText: false,
  maskAllInputs: true,
  blockAllMedia: true,
  mask: maskedInReplay,
  unmask: readableInReplay,
  block: hiddenInReplay,
  maskAttributes: maskedAttributes,
  networkDetailAllowUrls: [] as string[],
  networkCaptureBodies: false,
};

/** Addresses of pages and calls, inside the text of a JSON string. */
const queries = /((?:https?:\/\/|\/)[^\s"?#\\]*)[?#][^\s"\\]*/g;
/** Attributes in the path of an element, as in `button[aria-label="Sell 50.5 XCB"]`. */
const attributes = /\[(aria-label|title|alt|placeholder|name)=(\\*")(?:(?!\2).)*\2\]/g;

/**
 * Returns the text of a report without the queries of addresses and without the labels of elements: a query may hold an
 * address or a name, a label an amount. Text in JSON stays JSON.
 */
export function withoutQueries(text: string): string {
  return text.replaceAll(queries, '$1').replaceAll(attributes, '[$1]');
}

/** Parts of an error report, in Sentry's form, that {@link withoutWords} reads. */
interface ErrorReport {
  tags?: Record<string, unknown>;
  contexts?: { trace?: unknown };
  exception?: {
    values?: {
      type?: string;
      stacktrace?: {
        frames?: { filename?: string; function?: string; lineno?: number; colno?: number }[];
      };
    }[];
  };
}

/**
 * Keeps of an error report its kind and the places in the code that it went through. Its message may quote a token, an
 * amount, an address or a name, and so may the address of the page.
 *
 * @returns fields of the report in place of all others; what names the build and the report is the caller's to add
 */
export function withoutWords({ tags = {}, contexts, exception }: ErrorReport) {
  const { reference, replayId } = tags;
  return {
    contexts: { ...(contexts?.trace !== undefined && { trace: contexts.trace }) },
    tags: {
      ...(reference !== undefined && { reference }),
      ...(replayId !== undefined && { replayId }),
    },
    exception: {
      values: (exception?.values ?? []).map(({ type, stacktrace }) => ({
        type,
        stacktrace: {
          frames: (stacktrace?.frames ?? []).map(({ filename, function: name, lineno, colno }) => ({
            filename: filename?.replace(/[?#].*$/, ''),
            function: name,
            lineno,
            colno,
          })),
        },
      })),
    },
  };
}
