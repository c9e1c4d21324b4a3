import type {
  ApiKey,
  AuditChange,
  AuditEntryKind,
  ChecklistPoint,
  ComplianceAnswers,
  ComplianceStep,
  CostMethod,
  Currency,
  Device,
  documentVerdicts,
  InboxItem,
  matchOutcomes,
  requestStatuses,
  requestTypes,
  Role,
  ScreeningMatch,
  Tier,
  transferStatuses,
  UserInformation,
} from '@agio/api-client/contract';

/** One person, as the exchange knows them. Changed by `Accounts.change` alone. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  /** The confirmed name; null before a check, and for accounts of the demo that still have it as their display name. */
  readonly legalName: string | null;
  readonly information: Omit<UserInformation, 'id' | 'email' | 'displayName' | 'legalName'>;
  /** Null: the deployment's default. */
  readonly currency: Currency | null;
  /** Method by which gains are counted; null: `Average`. */
  readonly costMethod: CostMethod | null;
  /** The code of the friend who invited them. */
  readonly referralCode: string | null;
  readonly residence: string | null;
  /** For staff. */
  readonly note: string | null;
  /** Since when the status is what it is, in milliseconds since 1970, and why an officer set it; null where that is not known. */
  readonly statusSince: number | null;
  readonly statusReason: string | null;
  /** Reason for which the identity check failed; null if it did not. */
  readonly verificationError: string | null;
  /** Milliseconds since 1970. */
  readonly customerSince: number;
  /** Time of this run. It is no part of a command: the stored value is the time of the last change before. */
  lastSeenAt: number | null;
}

/** An `Account` whose later fields may be missing. */
export type AccountRecord = Pick<Account, 'id' | 'email' | 'displayName' | 'information'> &
  Partial<Account>;

export type TargetTier = Exclude<Tier, 'Tier0'>;

export interface ApplicationRecord {
  answers: ComplianceAnswers;
  identityChecked: boolean;
  proofs: string[];
  targetTier: TargetTier;
  savedAt: number | null;
  /** Unsent drafts, by step. Missing in older records. */
  drafts?: { step: ComplianceStep; content: string; savedAt: number }[];
  /** Finding of the identity partner. Missing if staff need not look. */
  finding?: 'nameDiffers' | 'highRisk';
  /** Data from the identity partner. Missing in older records. */
  identity?: IdentityRecord & { receivedAt: number };
}

/** Data that the identity partner reads in a document. Days are of the calendar: `1984-02-29`. */
export interface IdentityRecord {
  /** Missing in records of before it was kept. */
  name?: string;
  dateOfBirth: string;
  nationality: string;
  residence: string;
  documentType: 'Passport' | 'IdentityCard';
  documentNumber: string;
  validUntil: string;
}

export interface RequestRecord {
  id: string;
  accountId: string;
  requestType: (typeof requestTypes)[number];
  status: (typeof requestStatuses)[number];
  toTier: Tier;
  comment: string | null;
  createdAt: number;
  readyToReviewAt: number | null;
  /** Time of an officer's last decision, also to ask for more data. */
  decidedAt: number | null;
  acknowledgedAt: number | null;
  uploads: string[];
  /** First of two approvals; missing in older records. */
  firstApproval?: {
    officerId: string;
    time: number;
    comment: string | null;
    /** Given in a demonstration, in the officer's place. */
    isPlayed?: boolean;
  } | null;
  /** The officer who works on it, and another one who assigned it; missing in records of before it was kept. */
  assignee?: { officerId: string; since: number; byId?: string } | null;
  /** Time by which it is to be decided; missing in records of before the risk counted. */
  dueAt?: number | null;
}

/** Officer who said something, and when. */
interface Said {
  officerId: string;
  time: number;
}

/** Evidence of the case of an account, as officers left it. */
export interface CaseFileRecord {
  accountId: string;
  screening: {
    time: number;
    listVersion: string;
    matches: {
      id: string;
      name: string;
      kind: ScreeningMatch['kind'];
      source: string;
      subject: string;
      score: number;
      reasons: ScreeningMatch['reasons'];
      resolution: (Said & { outcome: (typeof matchOutcomes)[number]; comment: string }) | null;
    }[];
  } | null;
  /** Verdicts by document. */
  verdicts: Readonly<
    Record<string, Said & { verdict: (typeof documentVerdicts)[number]; comment: string | null }>
  >;
  /** Confirmed points, by request. */
  points: Readonly<Record<string, Readonly<Partial<Record<ChecklistPoint, Said>>>>>;
}

/** Access to a page of a partner, where no access token can be sent. */
export interface Visit {
  /** Told to the owner only, in the address of the page. */
  ticket: string;
  /** Cookie of the browser that came first with the ticket; null until it has come. */
  visitor: string | null;
  /** Language of the link that opened it. */
  language?: string;
}

export interface IdentityCheckRecord {
  id: string;
  accountId: string;
  state: 'Started' | 'Approved' | 'Declined' | 'Refused';
  /** Page of the partner on which its visitor is. Missing in records from before there were several. */
  at?: 'consent' | 'document' | 'capture' | 'result';
  /** Which document the visitor has at hand, once they have said so. */
  document?: 'passport' | 'card';
  expiresAt: number;
  /** Missing in records of before there was one: their page is closed. */
  visit?: Visit;
}

export interface DocumentRecord {
  id: string;
  accountId: string;
  documentType: 'ProofOfFunds' | 'SignedForm';
  fileName: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  uploadedAt: number;
}

/**
 * An API key, with what only the exchange knows of it. Of its secret there is the public half: who reads the store can check
 * signatures, and make none.
 */
export interface ApiKeyRecord extends Omit<
  ApiKey,
  'owner' | 'createdBy' | 'approvedBy' | 'lastUsedFrom'
> {
  lastUsedFrom: string | null;
  ownerId: string;
  createdById: string;
  /** Administrator who approved it; null until one has, left out if it needs none. */
  approvedById?: string | null;
  /** Ed25519, in base 64; empty for a key of before keys opened anything. */
  publicKey: string;
}

/** Roles of a member of the staff that are not given yet, and an invitation that was not used yet. */
export interface StaffRecord {
  /** Counts the changes of the roles. */
  version: number;
  /** Administrator who acted last. */
  changedById: string | null;
  proposal: { roles: Role[]; byId: string; time: number; reason: string } | null;
  /** Hash of the token in its link: who reads the store can use none. */
  invitation: { hash: string; expiresAt: number } | null;
}

/** Types of requests that a member of the staff may take. */
export interface SkillRecord {
  types: RequestRecord['requestType'][];
  /** Administrator who chose them. */
  changedById: string;
}

/** Note of staff about an account, for each other. */
export interface NoteRecord {
  id: string;
  accountId: string;
  time: number;
  officerId: string;
  /** Name of the officer at that time. */
  officer: string;
  text: string;
}

export interface AuditRecord {
  id: string;
  subject: string;
  time: number;
  /** Name of the actor at that time. */
  actor: string;
  actorId?: string | null;
  actorEmail?: string | null;
  role?: Role | null;
  address?: string | null;
  requestId?: string | null;
  action: string;
  detail: string | null;
  changes?: AuditChange[];
  /** Missing in entries of before there were kinds. */
  kind?: AuditEntryKind;
  /** Its place in the chain, from 1. */
  number: number;
  /** Hash of this entry and the one before it; see `trail-chain.ts`. */
  hash: string;
}

/**
 * Something that happened to an account. What has a record of its own is read there: here is only what that does not keep,
 * such as the state that it was in.
 */
export interface InboxRecord {
  time: number;
  isRead: boolean;
  about:
    | {
        kind: 'Transfer';
        id: string;
        status: (typeof transferStatuses)[number];
        /** It waited for an officer. */
        isHeld?: true;
      }
    | { kind: 'Order' | 'RampOrder'; id: string }
    | { kind: 'Orders'; orders: NonNullable<InboxItem['orders']> }
    | { kind: 'Reward'; id: string; isClaimed: boolean }
    | { kind: 'Request'; request: NonNullable<InboxItem['request']> }
    | { kind: 'Account'; account: NonNullable<InboxItem['account']> }
    | { kind: 'Address'; address: NonNullable<InboxItem['address']> }
    | { kind: 'SignIn'; signIn: Device }
    | { kind: 'Alert'; alert: NonNullable<InboxItem['alert']> }
    | { kind: 'PriceAlert'; priceAlert: NonNullable<InboxItem['priceAlert']> };
}
