/** The sign of the seventh house: the kind of partner. */
export const signOnSeventh = [
  'A direct, active and independent partner attracts you. Some competition keeps the bond alive. Choose separate fields in which each of you can succeed, so that you do not compete over money or family.',
  'A calm, loyal partner who enjoys food and home suits you. You ask for loyalty and give deep feeling in return. When the families meet, notice how long this person has kept old friends.',
  'A partner who talks, jokes and reads suits you. Conversation means more to you than display. Before you agree to a rishta, talk alone for an hour and see whether the time passes easily.',
  'A caring, family-minded partner reaches your heart. Kindness impresses you more than status does. Ask how this person looks after old parents, and stay on good terms with both mothers.',
  'A proud and generous partner attracts you. Such a person needs respect before others. Praise openly, and settle differences only when you are alone.',
  'A modest, practical partner who helps in small things wins you slowly. Shared work at home means more to you than words of love. Notice how this person handles daily duties before you decide.',
  'You look for an equal partner with good manners and a sense of fairness. In such company you decide more easily. Discuss careers, money and duties to both families before the engagement.',
  'You want a deep and loyal bond with a private, strong-willed person. Light friendships do not hold you. Keep every promise about trust and money, because a break is hard to repair.',
  'A cheerful, honest partner with faith or a love of travel suits you. Each of you needs some freedom. When the family searches, let them look outside your city and community too.',
  'You value a mature and responsible partner, perhaps some years older. Love shows itself in kept promises. A late marriage is no loss for you; check that the work is steady before the looks.',
  'An independent partner who thinks differently attracts you. Friendship is the base of the bond. Leave each other room for friends and work, and support one social cause together.',
  'A gentle, artistic or devout partner softens you. Kindness matters more to you than income. Divide practical duties such as bills and bookings in writing, since the other person may forget them.',
] as const;
