import type { DecisionSubject } from '../shared/decision-modal.tsx';

export const lukas: DecisionSubject = {
  displayName: 'Lukas Keller',
  coreId: 'CP-84 1184',
  tier: 'Tier2',
  requestId: 'REQ-20418',
  requestType: 'Tier2ToTier3',
};

export const longName: DecisionSubject = {
  ...lukas,
  displayName:
    'Internationale Rohstoffzertifikate-Verwahrungsgesellschaft Northwind Metals GmbH & Co. KG',
};

export const rejection =
  "The bank statement is older than 12 months and in another person's name. Please apply again with a statement in your own name.";
