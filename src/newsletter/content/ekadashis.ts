/** The names of the Ekadashis and the texts about them. Lunar months are listed from Chaitra to Phalguna. */
import type { TwelveTexts } from './en.ts';

/** By the lunar month that ends with the new moon: the dark half of Chaitra is that of Vaishakha in northern calendars. */
export const ekadashiNames: Record<'shukla' | 'krishna', TwelveTexts> = {
  shukla: [
    'Kamada',
    'Mohini',
    'Nirjala',
    'Devshayani',
    'Shravana Putrada',
    'Parsva',
    'Papankusha',
    'Devutthana',
    'Mokshada',
    'Pausha Putrada',
    'Jaya',
    'Amalaki',
  ],
  krishna: [
    'Varuthini',
    'Apara',
    'Yogini',
    'Kamika',
    'Aja',
    'Indira',
    'Rama',
    'Utpanna',
    'Saphala',
    'Shattila',
    'Vijaya',
    'Papmochani',
  ],
};

export const leapMonthNames = { shukla: 'Padmini', krishna: 'Parama' };

export const ekadashiTexts = {
  formatTitle: (name: string) => `${name} Ekadashi`,
  formatEnd: (end: string) => `Until ${end}. A day of fasting for many families.`,
  rule: 'Ekadashi is the day on which the eleventh tithi (lunar day) runs at sunrise in Ujjain. Some families fast on the next day.',
  /** by title: what families add on this day */
  customs: {
    Nirjala: 'Some take no water on this day.',
    Devshayani: 'Four months without weddings begin.',
    Devutthana: 'Weddings begin again in many families.',
    Mokshada: 'It is also the day of the Gita.',
  } as Partial<Record<string, string>>,
};
