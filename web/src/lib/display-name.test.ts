import { describe, expect, it } from 'vitest';
import { getDisplayName, shortenEmail } from './display-name.ts';

describe('the display name', () => {
  it('is the name, else the full name, else the e-mail before its @, else User', () => {
    expect(getDisplayName({ name: 'Ananya', fullname: 'Ananya Rathore', email: 'a@b.in' })).toBe('Ananya');
    expect(getDisplayName({ name: '', fullname: 'Ananya Rathore', email: 'a@b.in' })).toBe('Ananya Rathore');
    expect(getDisplayName({ email: 'rathore.ananya@mail.example' })).toBe('rathore.ananya');
    expect(getDisplayName({})).toBe('User');
  });
});

describe('the e-mail in the menu', () => {
  it('is whole on a desktop up to 20 characters', () => {
    expect(shortenEmail('ananya@mail.example.', false)).toHaveLength(20);
    expect(shortenEmail('ananya@mail.example.', false)).toBe('ananya@mail.example.');
  });

  it('keeps 10 characters and the part from the @ on a desktop when longer', () => {
    expect(shortenEmail('anaghavasudevan@mail.example', false)).toBe('anaghavasu…@mail.example');
    expect(shortenEmail('ananya@mailbox.exampl', false)).toBe('ananya@mai…@mailbox.exampl');
  });

  it('is whole on a narrow screen up to 12 characters', () => {
    expect(shortenEmail('me@mail.in.x', true)).toBe('me@mail.in.x');
  });

  it('keeps 6 characters and the part from the @ on a narrow screen when longer', () => {
    expect(shortenEmail('ananya.rathore@mail.in', true)).toBe('ananya…@mail.in');
    expect(shortenEmail('me@mail.in.xy', true)).toBe('me@mai…@mail.in.xy');
  });
});
