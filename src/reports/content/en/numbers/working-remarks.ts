/** The steps of a calculation that are no sums. */
export { describeRemark } from '#src/numerology/contract-remarks.ts';
