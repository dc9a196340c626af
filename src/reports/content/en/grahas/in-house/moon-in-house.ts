/** The Moon in each house, first to twelfth. */
export const moon = [
  'Your feelings show on your face, and people find you easy to approach. Your mood changes through the day and changes your plans. Eat on time, and decide important things when you are rested.',
  'A full kitchen and some cash in hand make you feel safe. You care for the family through food, money and gentle words. Income can rise and fall, so keep six months of expenses in the bank.',
  'You think best while you move, walk, write or talk. A brother, sister, cousin or neighbour hears your feelings first. A short walk after dinner clears your mind better than television does.',
  'Peace at home decides how you feel everywhere else. Your mother, or whoever raised you, has a strong influence on you. Settle a quarrel at home on the same day, before you go to sleep.',
  'You love children, pupils and anything that you create yourself. Your imagination is rich, and you feel low when nobody needs it. Teach a song, a recipe or a lesson to a child of the family.',
  'You look after others by doing their work, and you forget your own rest. Small worries disturb your sleep. Take one full day off every week, and refuse one request without giving a reason.',
  'Your mood depends much on the person beside you. You feel settled with a caring, steady companion. Ask directly what the other person feels, and do not guess it from their face.',
  'Your feelings are deep, and you hide them well. You sense what others do not say, and changes affect you strongly. Share your worries with one trusted person, and have a check-up every year.',
  'Prayer, travel and the sayings of elders give you comfort. Your mother or a grandparent shaped your faith. When you feel low, visit a temple or another town for a day; rest at home helps you less.',
  'You sense what the public, customers or colleagues want. Hospitality, sales, teaching, nursing and public service are favoured. Your post may change several times, so keep your certificates and skills up to date.',
  'You have a wide circle of friends, and your hopes rise and fall with them. Gains come through the public and through family friends. Spend time with people who plan and save; you take on their habits.',
  'You need some time alone every day to stay kind and calm. Sleep, music, water and prayer restore you, and a distant place may suit you. Finish dinner early, and leave the phone outside the bedroom.',
] as const;
