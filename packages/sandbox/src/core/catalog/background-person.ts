import type {
  ActivityStatus,
  ComplianceAnswers,
  requestStatuses,
  requestTypes,
  Tier,
} from '@agio/api-client/contract';

/** A person whom only staff see. They cannot sign in. */
export interface BackgroundPerson {
  id: string;
  displayName: string;
  residence: string;
  tier: Tier;
  status: ActivityStatus;
  note?: string;
  /** Days since they became a customer, and minutes since they were last seen. */
  customerFor: number;
  seenAgo: number | null;
  funds: Readonly<Record<string, string>>;
  request?: PersonalRequest;
  answers?: Partial<ComplianceAnswers>;
}

/** A request that a person has from the start. */
export interface PersonalRequest {
  type: (typeof requestTypes)[number];
  status: (typeof requestStatuses)[number];
  toTier: Tier;
  /** Minutes since it was sent. */
  waiting: number;
  files: number;
  comment?: string;
}

export const minutes = (days: number, hours = 0, rest = 0) => (days * 24 + hours) * 60 + rest;

/** `p-marchand` writes from here. */
export function emailOf(person: Pick<BackgroundPerson, 'id'>): string {
  return `${person.id.slice(2)}@example.test`;
}
