/**
 * The tiers side by side and every step on the way to the next one; its state machine as data.
 *
 * @example
 * ```tsx
 * import { Verification } from '@agio/widgets/verification';
 * import { useState } from 'react';
 *
 * export function Tiers() {
 *   const [step, setStep] = useState<string>();
 *   return (
 *     <Verification
 *       base="/user/tiers"
 *       step={step}
 *       onGo={(address) => setStep(address.split('/').at(3))}
 *     />
 *   );
 * }
 * ```
 *
 * @module
 */

export { pageAddress, type VerificationPage } from './addresses.ts';
export { DocumentReminder } from './expiry/document-reminder.tsx';
export { useDocumentReminder, type DueReminder } from './expiry/use-document-reminder.ts';
export { Verification, type VerificationProps } from './verification.tsx';
export { VerificationFailure } from './expiry/verification-failure.tsx';
export * from './model/index.ts';
export { chosenOf, isChoiceStep } from './model/steps.ts';
export { formMessages } from './form-messages.ts';
export { stepMessages } from './step-messages.ts';
export { useChoiceWords } from './use-answer-words.ts';
