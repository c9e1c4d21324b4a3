import type { ListedFile } from '../../forms/file-drop-zone/file-drop-zone.tsx';
import type { SentDocument } from '../shared/document-list.tsx';

export const MB = 1024 * 1024;

/** One file in each state. */
export const sampleFiles: readonly ListedFile[] = [
  { id: '1', name: 'Salary statements 2026 Q3.pdf', size: 1_929_380, state: { kind: 'done' } },
  {
    id: '2',
    name: 'Tax assessment 2025, page 1.jpg',
    size: 4_089_446,
    state: { kind: 'sending', sent: 0.59 },
  },
  {
    id: '3',
    name: 'Account statement scan.png',
    size: 7_549_747,
    state: { kind: 'rejected', why: 'size' },
  },
  { id: '4', name: 'Portfolio.xlsx', size: 81_212, state: { kind: 'rejected', why: 'type' } },
  {
    id: '5',
    name: 'Bank letter.pdf',
    size: 412_001,
    state: { kind: 'failed', message: 'The server could not read this file.' },
  },
];

export const sentDocuments: readonly SentDocument[] = [
  {
    fileId: 'f-1',
    fileName: 'Salary statement 2026-09.pdf',
    fileSize: 964_689,
    uploadedAt: '2026-11-18T09:10:00Z',
  },
  {
    fileId: 'f-2',
    fileName: 'Tax assessment 2025, page 1.jpg',
    fileSize: 4_089_446,
    uploadedAt: '2026-11-18T09:12:00Z',
  },
];
