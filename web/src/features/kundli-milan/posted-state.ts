import type { PostedMatch } from '#src/kundli-milan/contract-page.ts';
import {
  EMPTY_COUPLE,
  listClocks,
  toErrorsWithClocks,
  type CoupleErrors,
  type CoupleValues,
  type MatchClocks,
} from './match-form.ts';
import { readTypedCouple } from './typed-couple.ts';
import type { MatchAnswer } from './use-match.ts';

type PostedState = {
  values: CoupleValues;
  errors: CoupleErrors;
  clocks: MatchClocks;
  message?: string | undefined;
  answer?: MatchAnswer | undefined;
};

/** The state of the page that the server renders for a browser without scripts. */
export function toPostedState({ typed, issues, clocks = {}, message, answer }: PostedMatch): PostedState {
  const { groom, bride } = readTypedCouple(typed);
  const values = {
    groom: { ...EMPTY_COUPLE.groom, ...groom },
    bride: { ...EMPTY_COUPLE.bride, ...bride },
  };
  const names = { groom: values.groom.name, bride: values.bride.name };
  return {
    values,
    errors: toErrorsWithClocks(issues, clocks),
    clocks: answer ? listClocks(answer.match) : clocks,
    message,
    ...(answer && { answer: { ...answer, names, isRendered: true } }),
  };
}
