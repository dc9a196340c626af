/** Family and home, by the house through which the lord of the antardasha acts: for adults, from sixty, and to twenty-one. */
import type { TextsByHouse } from './reading-text-type.ts';

export const home: TextsByHouse = [
  [
    'Your good mood carries the family.',
    'The family looks to you for decisions.',
    'You are easily annoyed. Speak after a pause.',
  ],
  [
    'A family function brings everybody together.',
    'Meals and talks at home matter more.',
    'Words at home can hurt. Speak gently about money.',
  ],
  [
    'Brothers, sisters or neighbours are a support.',
    'You visit relatives more often.',
    'Clear up a small quarrel with a relative early.',
  ],
  [
    'Home is comfortable; a better house is possible.',
    'Your mother or the house needs your time.',
    'A repair or a move disturbs the home. Plan it.',
  ],
  [
    'There is joy through the young people of the family.',
    'Young people of the family need your ear.',
    'Do not decide for younger relatives. Advise them.',
  ],
  [
    'Duties at home are shared well.',
    'Somebody at home depends on your help.',
    'Small disputes over duties return. Divide them fairly.',
  ],
  [
    'A close relationship grows stronger.',
    'You need time for two, without phones.',
    'Listen fully before you answer your partner.',
  ],
  [
    'You and your in-laws or relatives come closer.',
    'An old family matter can be settled.',
    'Keep family secrets and avoid old quarrels.',
  ],
  [
    'Father, elders or a teacher bless your plans.',
    'A pilgrimage or a family journey is likely.',
    'Your views differ from those of the elders. Stay polite.',
  ],
  [
    'The family is proud of what you do.',
    'Work takes hours that belong to the family.',
    'You are at home less. Keep one evening free.',
  ],
  [
    'Friends and elder relatives fill the house.',
    'An elder brother, sister or friend needs you.',
    'Too many guests tire you. Choose your visits.',
  ],
  [
    'Quiet time together does everybody good.',
    'Somebody lives far away; call every week.',
    'You want to be alone. Say so kindly.',
  ],
];

export const homeFromSixty: TextsByHouse = [
  [
    'You set the tone at home, and all are content.',
    'The family asks for your opinion.',
    'Give advice when you are asked, not before.',
  ],
  [
    'A celebration brings the whole family together.',
    'Family papers and valuables need order.',
    'Speak mildly about money in the family.',
  ],
  [
    'Neighbours and relatives visit you gladly.',
    'You write, call and visit more.',
    'Let a brother or sister have the last word.',
  ],
  [
    'The house is peaceful and comfortable.',
    'The house needs a repair or some change.',
    'Make the house safe: light, rails, dry floors.',
  ],
  [
    'The young ones give you much joy.',
    'Younger relatives come to you to learn.',
    'Let younger relatives make their own choices.',
  ],
  [
    'Help at home is available and reliable.',
    'The daily routine needs a helping hand.',
    'Accept help with the daily work.',
  ],
  [
    'Company at home is warm and steady.',
    'Your partner or an old friend needs more of your time.',
    'Be patient with the person closest to you.',
  ],
  [
    'A family paper or an inheritance is settled well.',
    'Put wills and nominations in order.',
    'Leave old quarrels alone.',
  ],
  [
    'A pilgrimage with the family is well placed.',
    'You pass on prayers and stories.',
    'Accept that somebody at home prays in another way.',
  ],
  [
    'Your name is honoured in the family.',
    'You still decide more than you planned.',
    'Hand over one duty to a younger person.',
  ],
  [
    'Old friends return and stay in touch.',
    'Friends and elder relatives expect your visit.',
    'See few people, and see them in peace.',
  ],
  [
    'Rest, prayer and quiet days do you good.',
    'Somebody dear lives far away. Call every week.',
    'Tell the family when you need quiet.',
  ],
];

export const homeOfTheYoung: TextsByHouse = [
  [
    'There is more confidence at home.',
    'A wish to decide small things alone grows.',
    'Moods change quickly. Calm words help.',
  ],
  [
    'Family meals and stories give security.',
    'Manners and speech are formed now.',
    'Praise helps more than correction.',
  ],
  [
    'Brothers, sisters and cousins are good company.',
    'There is much to tell every evening.',
    'Quarrels with brothers or sisters pass quickly.',
  ],
  [
    'Your mother and the home give strength.',
    'A new room or a new house is possible.',
    'Change at home needs extra time together.',
  ],
  [
    'Play, music and celebrations bring joy.',
    'The family discovers a talent.',
    'Too much praise spoils a talent. Keep it natural.',
  ],
  [
    'Small duties at home are done willingly.',
    'A fixed timetable at home helps.',
    'Rules are easier when their reason is known.',
  ],
  [
    'Sharing comes easily.',
    'Contact with others teaches give and take.',
    'Learn how to lose a game in good humour.',
  ],
  [
    'Relatives bring gifts or support.',
    'Questions come that need honest answers.',
    'A hidden worry needs a patient listener.',
  ],
  [
    'Your father and grandparents are good guides.',
    'Family journeys and festivals teach much.',
    'Elders help most when they agree.',
  ],
  [
    'The family has reason to be proud.',
    'Your parents are busy; keep one hour a day together.',
    'Every honest effort deserves praise.',
  ],
  [
    'Wishes come true with the help of relatives.',
    'Guests and festivals fill the house.',
    'Not every wish needs to be met.',
  ],
  [
    'Sleep is good, and imagination is rich.',
    'Quiet play alone is needed too.',
    'Keep bedtime regular and free of screens.',
  ],
];
