// @where Sandbox: reports of errors and of CSP violations that the server takes
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readBody } from './body.ts';

/** Path to which browsers report violations of the content security policy. */
export const reportPath = '/csp-report';

const maxReportBytes = 64 * 1024;
/** Maximum number of kinds of violation that are reported in one run: a page can break a policy in a thousand ways. */
const maxKinds = 100;
const longestText = 200;

const text = v.fallback(v.string(), '');
const number = v.fallback(v.number(), 0);
/** Report of `report-uri`, which Firefox and Safari use. */
const single = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
      'line-number': number,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]),
);
/** Report of `report-to`, which sends several at once, also of other types. */
const entry = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      effectiveDirective: text,
      blockedURL: text,
      documentURL: text,
      sourceFile: text,
      lineNumber: number,
    }),
  }),
  v.transform(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    page: body.documentURL,
    source: body.sourceFile,
    line: body.lineNumber,
  })),
);
const batch = v.pipe(
  v.array(v.unknown()),
  v.transform((reports) =>
    reports.flatMap((each) => (v.is(entry, each) ? v.parse(entry, each) : [])),
  ),
);
const report = v.union([single, batch]);

/** One violation. Addresses are without query and fragment, which may hold what is private. */
export type Violation = v.InferOutput<typeof report>[number];

/** Takes reports, and tells each kind of violation once. What is no report is ignored: anybody can send one. */
export function cspReports(
  tell: (violation: Violation) => void,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const told = new Set<string>();
  return async (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(405, { Allow: 'POST', 'Content-Length': 0 }).end();
      return;
    }
    for (const raw of read(await readBody(response, maxReportBytes))) {
      const violation = {
        directive: plain(raw.directive),
        blocked: withoutQuery(raw.blocked),
        page: withoutQuery(raw.page),
        source: withoutQuery(raw.source),
        line: raw.line,
      };
      const kind = `${violation.directive} ${violation.blocked} ${violation.source}:${violation.line}`;
      if (told.has(kind) || told.size >= maxKinds) continue;
      told.add(kind);
      tell(violation);
    }
    response.writeHead(204).end();
  };
}

function read(body: Buffer): Violation[] {
  try {
    const result = v.safeParse(report, JSON.parse(body.toString()));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

function withoutQuery(address: string): string {
  return plain(address.split(/[?#]/)[0] ?? '');
}

/** One line of a log, whatever was sent. */
function plain(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').slice(0, longestText);
}
