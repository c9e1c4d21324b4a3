import { StepUpDialog as StepUp } from '@agio/widgets/account';
import { askForStepUp, useStepUp } from '../../shared/notices/step-up.ts';

/** Over whatever was refused. */
export const StepUpDialog = () => (
  <StepUp refused={useStepUp()} onClose={() => askForStepUp(undefined)} />
);
