import { describe, expect, it } from 'vitest';
import { toSignupPayload, type SignupValues } from './sign-up.ts';

const filled: SignupValues = {
  name: 'Ananya Rathore',
  email: 'ananya@mail.example',
  password: 'marigold',
  confirm: 'marigold',
  phone: '',
  gender: '',
  dob: '',
  tob: '',
  placeOfBirth: '',
  terms: true,
};

describe('the sign-up request', () => {
  it('contains no empty optional fields, repeated password or checkboxes', () => {
    expect(toSignupPayload(filled)).toEqual({
      name: 'Ananya Rathore',
      email: 'ananya@mail.example',
      password: 'marigold',
    });
  });

  it('contains the optional fields that were filled', () => {
    const birth = { gender: 'female', dob: '1996-06-04', tob: '14:30', placeOfBirth: 'Kota, Rajasthan' };
    expect(toSignupPayload({ ...filled, ...birth, phone: ' 9876543210 ' })).toMatchObject({
      ...birth,
      phone: '9876543210',
    });
  });
});
