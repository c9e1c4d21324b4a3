// @where Sandbox: documents of a person: types, most at a time
import { uploadLimits, type UploadedFile } from '@agio/api-client/contract';
import { fromBase64, toBase64 } from '../../base64.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { cleanFileName } from '../../file-name.ts';
import { refuse } from '../../refusal.ts';
import { readAll, type Store } from '../../store/store.ts';
import type { DocumentRecord } from '../../records/people.ts';
import { Collection } from '../collection.ts';

export type DocumentType = DocumentRecord['documentType'];

/** Media types of senders that do not know better. */
const unspecific = ['', 'application/octet-stream'];

/** A file as it came, with the type that its sender gave it. */
export interface UploadedBytes {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Types in words: “JPG, JPEG, GIF, PNG or PDF”. */
const acceptedTypes = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  uploadLimits.extensions.map((extension) => extension.toUpperCase()),
);

/** Documents that one person may have: enough for every flow, not enough to fill the disk. */
const maxDocuments = 60;

/** Files that people have sent in. */
export class Documents {
  private readonly exchange: Exchange;
  private readonly records: Collection<'documents'>;

  constructor(exchange: Exchange, store: Store) {
    this.exchange = exchange;
    this.records = new Collection(exchange, store, 'documents');
  }

  /** Remembers that an officer has opened a document. */
  look({ id }: DocumentRecord, officerId: string): void {
    const value = { time: this.exchange.now() };
    this.exchange.write({ table: 'documentLooks', key: `${id}/${officerId}`, value });
  }

  /** Officers who have opened a document, and when they did last. */
  looksAt({ id }: DocumentRecord): { officerId: string; time: number }[] {
    return [...readAll(this.exchange.records, 'documentLooks', id)].map(([key, { time }]) => ({
      officerId: key.slice(id.length + 1),
      time,
    }));
  }

  /** @throws Refusal when the file is too large, empty, of another type or one too many. */
  add(
    accountId: string,
    documentType: DocumentType,
    { name: fileName, type, bytes }: UploadedBytes,
    uploadedAt = this.exchange.now(),
  ): DocumentRecord {
    const name = cleanFileName(fileName);
    const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
    if (bytes.length > uploadLimits.maxBytes) {
      throw refuse('fileTooLarge', 'file', { file: name });
    }
    if (bytes.length === 0) {
      throw refuse('fileEmpty', 'file', { file: name });
    }
    const found = uploadLimits.signatures.find((known) =>
      known.bytes.every((byte, index) => bytes[index] === byte),
    );
    const agrees =
      found?.extensions.some((known) => known === extension) === true &&
      (unspecific.includes(type) || type === found.mediaType);
    if (!agrees) {
      throw refuse('fileTypeWrong', 'file', { file: name, fileTypes: acceptedTypes });
    }
    if (this.of(accountId).length >= maxDocuments) {
      throw refuse('tooManyDocuments', 'file');
    }
    const record: DocumentRecord = {
      id: this.exchange.secretId('d'),
      accountId,
      documentType,
      fileName: name,
      mediaType: found.mediaType,
      size: bytes.length,
      uploadedAt,
    };
    this.records.put(record.id, record);
    this.exchange.write({ table: 'contents', key: record.id, value: toBase64(bytes) });
    return record;
  }

  get(id: string): DocumentRecord | undefined {
    return this.records.get(id);
  }

  /** Takes a document back, with what is in it. */
  remove(id: string): void {
    this.records.remove(id);
    this.exchange.write({ table: 'contents', key: id, value: undefined });
  }

  /** Returns the content. Only the description is in memory. */
  blob({ id, mediaType }: DocumentRecord): Blob {
    const bytes = fromBase64(this.exchange.records.get('contents', id) ?? '');
    return new Blob([bytes], { type: mediaType });
  }

  /** Oldest first; those of one moment by their names, so that a restart does not change their order. */
  of(accountId: string): DocumentRecord[] {
    return this.records
      .filter((record) => record.accountId === accountId)
      .toSorted(
        (a, b) =>
          a.uploadedAt - b.uploadedAt || compare(a.fileName, b.fileName) || compare(a.id, b.id),
      );
  }

  /** The person's own documents with these ids; refuses an id that is not one of them. */
  own(accountId: string, ids: readonly string[], documentType: DocumentType): DocumentRecord[] {
    return ids.map((id) => {
      const record = this.records.get(id);
      if (record?.accountId !== accountId || record.documentType !== documentType) {
        throw refuse('documentNotFound', 'fileId');
      }
      return record;
    });
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function uploadedFileView(record: DocumentRecord): UploadedFile {
  return {
    fileId: record.id,
    fileName: record.fileName,
    fileSize: record.size,
    uploadedAt: isoTime(record.uploadedAt),
  };
}
