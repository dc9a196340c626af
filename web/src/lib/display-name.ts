type Named = { name?: string; fullname?: string; email?: string };

/** What the menu calls a member: name, else full name, else the e-mail before its @, else "User". */
export function displayName({ name, fullname, email }: Named): string {
  return name || fullname || email?.split('@')[0] || 'User';
}

/** Longest e-mail shown whole, and how much of a longer one is kept; the specification's numbers. */
const WIDE = { whole: 20, kept: 10 };
const NARROW = { whole: 12, kept: 6 };

/** "anaghavasudevan@mail.example" -> "anaghavasu…@mail.example". Narrow is a screen of 640 px or less. */
export function shortEmail(email: string, narrow: boolean): string {
  const { whole, kept } = narrow ? NARROW : WIDE;
  if (email.length <= whole) return email;
  return `${email.slice(0, kept)}…${email.slice(email.indexOf('@'))}`;
}
