export { pageAddress, type VerificationPage } from './addresses.ts';
export { DocumentReminder } from './expiry/document-reminder.tsx';
export { useDocumentReminder, type DueReminder } from './expiry/use-document-reminder.ts';
export { Verification, type VerificationProps } from './verification.tsx';
export { VerificationFailure } from './expiry/verification-failure.tsx';
export * from './model/index.ts';
export { chosenOf, isChoiceStep } from './model/steps.ts';
export { stepMessages } from './step-messages.ts';
export { useChoiceWords } from './use-answer-words.ts';
