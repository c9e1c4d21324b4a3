// @where Sandbox: faults for tests: failed calls, delays, lost connections
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { faultCommand, type Faults } from '../../core/index.ts';
import { readBody } from './body.ts';
import { sendJson } from './respond.ts';

/** Path at which faults are set from outside of the process, for tests and demonstrations. */
export const faultPath = '/sandbox/faults';

const maxCommandBytes = 64 * 1024;

/**
 * GET tells what lasts, POST sets one fault, DELETE ends those that last. When they are not turned on every method is
 * refused; a page of another origin is refused always.
 *
 * @param faults undefined when faults are not turned on
 */
export function faultControls(
  faults: Faults | undefined,
  origin: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const refuse = (status: number, message: string) => sendJson(response, status, { message });
    if (faults === undefined)
      return refuse(404, 'Faults are off. Start the server with AGIO_FAULTS=on.');
    const from = request.headers.origin;
    if (from !== undefined && from !== origin) return refuse(403, 'Not from this origin.');
    switch (request.method) {
      case 'GET':
        return sendJson(response, 200, faults.state());
      case 'DELETE':
        faults.clear();
        return sendJson(response, 200, faults.state());
      case 'POST': {
        // A form of another page cannot send this type without asking first.
        if (!request.headers['content-type']?.startsWith('application/json')) {
          return refuse(415, 'Send application/json.');
        }
        const command = v.safeParse(
          faultCommand,
          parsed(await readBody(response, maxCommandBytes)),
        );
        if (!command.success) {
          return refuse(400, v.summarize(command.issues));
        }
        faults.apply(command.output);
        return sendJson(response, 200, faults.state());
      }
      default:
        response.setHeader('Allow', 'GET, POST, DELETE');
        return refuse(405, 'This address does not support this method.');
    }
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
