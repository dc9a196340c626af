/** The steps of the confirm dialog and their titles. The dialog scrolls to its top when the title changes. */
import { useEffect } from 'react';

export const STEP_TITLES = {
  birth: 'Whose report is this?',
  'first-person': 'Who is the first person?',
  'second-person': 'Who is the second person?',
  review: 'Is this right?',
} as const;
export type ConfirmStep = keyof typeof STEP_TITLES;

/** Reports to the dialog which step its contents show. */
export function useReportStep(step: ConfirmStep, onStep: (step: ConfirmStep) => void): void {
  useEffect(() => onStep(step), [step, onStep]);
}
