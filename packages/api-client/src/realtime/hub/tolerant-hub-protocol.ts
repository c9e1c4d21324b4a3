import type { HubLog, HubMessage, HubProtocol } from './signalr.ts';

/** Characters of a frame, or of a record that comes in several: what is longer is dropped unread. */
export const longestRecord = 1024 * 1024;
/** Ends each record of SignalR's JSON protocol. */
const recordSeparator = '\u001e';

interface Signals {
  /** Something was dropped. */
  onMalformed(): void;
  /** The server closes the connection; `allowReconnect` says whether one may come back. */
  onClosing(allowReconnect: boolean): void;
}

/**
 * SignalR's JSON protocol, for a wire that is not always right. The original closes the socket at the first record it
 * cannot read; this one drops that record and reads on. It also waits for the rest of a record that ends in a later
 * frame.
 */
export class TolerantHubProtocol implements HubProtocol {
  readonly name: string;
  readonly version: number;
  readonly transferFormat: number;
  readonly #protocol: HubProtocol;
  readonly #signals: Signals;
  #rest = '';
  /** Data up to the next separator belongs to a record that was too long. */
  #skipping = false;

  constructor(protocol: HubProtocol, signals: Signals) {
    this.name = protocol.name;
    this.version = protocol.version;
    this.transferFormat = protocol.transferFormat;
    this.#protocol = protocol;
    this.#signals = signals;
  }

  parseMessages(input: string | ArrayBuffer, logger: HubLog): HubMessage[] {
    if (typeof input !== 'string' || input.length > longestRecord) {
      this.#rest = '';
      this.#skipping = typeof input === 'string' && !input.endsWith(recordSeparator);
      this.#signals.onMalformed();
      return [];
    }
    return this.#records(input).flatMap((record) => this.#read(record, logger));
  }

  writeMessage(message: HubMessage): string | ArrayBuffer {
    return this.#protocol.writeMessage(message);
  }

  #records(input: string): string[] {
    const records = (this.#rest + input).split(recordSeparator);
    this.#rest = records.pop() ?? '';
    if (this.#skipping) {
      if (records.length > 0) this.#skipping = false;
      records.shift();
      if (this.#skipping) this.#rest = '';
    }
    if (this.#rest.length > longestRecord) {
      this.#rest = '';
      this.#skipping = true;
      this.#signals.onMalformed();
    }
    return records.filter((record) => record !== '');
  }

  #read(record: string, logger: HubLog): HubMessage[] {
    try {
      const messages = this.#protocol.parseMessages(record + recordSeparator, logger);
      for (const message of messages) {
        if (message.type === closeType) this.#signals.onClosing(message.allowReconnect === true);
      }
      return messages;
    } catch {
      this.#signals.onMalformed();
      return [];
    }
  }
}

/** `MessageType.Close`; the enumeration itself would load SignalR here. */
const closeType = 7;
