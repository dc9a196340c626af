/** Parts of the correction dialogs of one person and of two. */
import type { OrderView, SavedIn } from '#src/orders/contract.ts';
import type { ResolvedBirthDetails } from '#web/features/birth-details/resolve-birth.ts';
import { getCorrectionDeadline } from '#web/lib/orders/order-labels.ts';
import { CheckField } from '#web/ui/form/Field.tsx';

/** The dialog scrolls to its top when the title changes. */
export const STEP_TITLES = {
  form: 'Correct birth details',
  'first-person': 'Correct the first person',
  'second-person': 'Correct the second person',
  review: 'Before and after',
} as const;
export type CorrectionStep = keyof typeof STEP_TITLES;

type CorrectionNoteProps = {
  savedIn: SavedIn | undefined;
  useFromNow: boolean;
  onChange: (useFromNow: boolean) => void;
};

export function CorrectionNote({ savedIn, useFromNow, onChange }: CorrectionNoteProps) {
  return (
    <>
      {savedIn && (
        <CheckField
          name="useFromNow"
          label={USE_FROM_NOW_LABELS[savedIn]}
          checked={useFromNow}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
      <p className="small soft">
        You can correct the details only once. Please read the new details carefully.
      </p>
    </>
  );
}

const USE_FROM_NOW_LABELS: Record<SavedIn, string> = {
  profile: 'Use this from now on: in my profile, on my dashboard and for my next order.',
  people: 'Use this from now on: for this person in my saved people and for the next order.',
};

/** "Asha Rao, born on Tuesday 4 June 1996, 2:30 in the afternoon, in Kota, Rajasthan (…)." */
export const describeBirth = ({ details, birthText, birth }: ResolvedBirthDetails): string =>
  `${details.name}, born on ${birthText.born}, in ${birthText.place} (${birth.clock}).`;

/** `openedAt`: when the dialog was opened, ISO. */
export const CorrectionRules = ({ order, openedAt }: { order: OrderView; openedAt: string }) => (
  <p className="small soft">
    Once, and free of charge, {getCorrectionDeadline(order, openedAt) ?? 'within seven days'}. The{' '}
    {order.reportName} is made again and sent as edition {order.edition + 1}. The current one stays here,
    marked as replaced. You can correct details of the same person; for another person please place a new
    order.
  </p>
);
