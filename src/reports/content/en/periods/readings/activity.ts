/** Activity after sixty, by the house through which the lord of the antardasha acts. */
import type { TextsByHouse } from './reading-text-type.ts';

export const activity: TextsByHouse = [
  [
    'You have energy for a plan of your own.',
    'You choose your own pace.',
    'Do less at one time, and rest in between.',
  ],
  [
    'Singing, reading or teaching a recipe gives joy.',
    'You bring order into family papers.',
    'Say no to tasks that cost you sleep.',
  ],
  [
    'Writing, calls and short trips keep you fresh.',
    'A new skill on the phone or computer helps.',
    'Short trips are better than long ones.',
  ],
  [
    'Garden, kitchen and house give you pleasure.',
    'You are busy around the house.',
    'Let others carry and climb.',
  ],
  [
    'Teaching, chanting or an old hobby suits you.',
    'Young people learn from your experience.',
    'Give advice without worrying about results.',
  ],
  [
    'Voluntary service does you good.',
    'A fixed daily routine keeps you active.',
    'Leave disputes to younger people.',
  ],
  [
    'Meetings and company make you lively.',
    'You do most things together with somebody.',
    'Talk before a joint plan begins.',
  ],
  [
    'Study of old texts or family history suits you.',
    'You put old matters in order.',
    'Avoid hurry and late hours.',
  ],
  [
    'Pilgrimage, study and teaching are favoured.',
    'Prayer and reading take more time.',
    'Make every journey with company.',
  ],
  [
    'People honour you and ask for your advice.',
    'A committee, society or temple needs you.',
    'Hand over one responsibility.',
  ],
  [
    'Old friends and groups bring you pleasure.',
    'A club or a circle of friends is active.',
    'Few engagements are better than many.',
  ],
  [
    'Retreat, prayer or a stay far away does you good.',
    'Quiet work suits you more than company.',
    'Rest first; plans can wait.',
  ],
];
