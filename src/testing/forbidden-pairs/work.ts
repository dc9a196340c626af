/** Two leanings at work that exclude each other. */
import { leadVerdict, ventureVerdict } from '#src/reports/content/en/career/self-employment.ts';
import { type ForbiddenPair, says } from './asking.ts';

const { employed, leansEmployed, both: either, leansOwn, own } = ventureVerdict;
export const work: ForbiddenPair[] = [
  {
    name: 'a post weighs more and a venture weighs more',
    one: says(employed, leansEmployed),
    other: says(own, leansOwn, either),
  },
  {
    name: 'a leader first and a specialist first',
    one: says(leadVerdict.leader, leadVerdict.leansLeader),
    other: says(leadVerdict.expert, leadVerdict.leansExpert, leadVerdict.both),
  },
];
