/** A text for every reader with the same sign, star or number, and its reason. */
export type TextWithReason = { text: string; because: string };
