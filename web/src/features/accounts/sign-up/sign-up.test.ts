import { describe, expect, it } from 'vitest';
import { toSignupPayload, type SignupValues } from './sign-up.ts';

const values: SignupValues = {
  name: 'Ananya Rathore',
  email: 'ananya@mail.example',
  password: 'marigold',
  confirm: 'marigold',
  phone: '',
  gender: '',
  dob: '',
  tob: '',
  placeOfBirth: '',
  placeId: '',
  terms: true,
};

describe('the sign-up request', () => {
  it('does not contain empty optional fields, the repeated password or the terms', () => {
    expect(toSignupPayload(values)).toEqual({
      name: 'Ananya Rathore',
      email: 'ananya@mail.example',
      password: 'marigold',
    });
  });

  it('contains the optional fields that were filled', () => {
    const optionalFields = {
      gender: 'female',
      dob: '1996-06-04',
      tob: '14:30',
      placeOfBirth: 'Kota, Rajasthan',
      placeId: '1266049',
    };
    expect(toSignupPayload({ ...values, ...optionalFields, phone: ' 9876543210 ' })).toMatchObject({
      ...optionalFields,
      phone: '9876543210',
    });
  });
});
