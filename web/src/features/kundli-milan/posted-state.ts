import type { PostedMatch } from '#src/kundli-milan/contract-page.ts';
import { EMPTY_COUPLE, toCoupleErrors, type CoupleErrors, type CoupleValues } from './match-form.ts';
import { readTypedCouple } from './typed-couple.ts';
import type { MatchAnswer } from './use-match.ts';

type PostedState = {
  values: CoupleValues;
  errors: CoupleErrors;
  message?: string | undefined;
  answer?: MatchAnswer | undefined;
};

/** The state of the page that the server renders for a browser without scripts. */
export function toPostedState({ typed, issues, message, answer }: PostedMatch): PostedState {
  const { groom, bride } = readTypedCouple(typed);
  const values = {
    groom: { ...EMPTY_COUPLE.groom, ...groom },
    bride: { ...EMPTY_COUPLE.bride, ...bride },
  };
  const names = { groom: values.groom.name, bride: values.bride.name };
  return {
    values,
    errors: toCoupleErrors(issues),
    message,
    ...(answer && { answer: { ...answer, names, isRendered: true } }),
  };
}
