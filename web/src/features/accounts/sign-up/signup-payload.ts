import type { Register } from '#src/accounts/contract.ts';

/** Everything the form holds, as typed. */
export type TypedSignup = {
  name: string;
  email: string;
  password: string;
  confirm: string;
  phone: string;
  gender: string;
  /** YYYY-MM-DD, empty, or anything else when the parts make no day */
  dob: string;
  tob: string;
  placeOfBirth: string;
  terms: boolean;
};

/** What is sent: empty optional fields are left out; the repeated password, terms and newsletter never travel. */
export function signupPayload(typed: TypedSignup): Register {
  const { name, email, password, phone, gender, dob, tob, placeOfBirth } = typed;
  const optional = { phone: phone.trim(), gender, dob, tob, placeOfBirth: placeOfBirth.trim() };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ''));
  return { name: name.trim(), email: email.trim(), password, ...given };
}
