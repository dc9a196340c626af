/** Characters of the name of a person, in accounts, orders and matches. */
export const MAX_NAME_LENGTH = 80;
