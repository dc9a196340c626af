/** Rahu in each house, first to twelfth. */
export const rahu = [
  'You are a little foreign everywhere, and you make use of it. New subjects, new cities and new versions of yourself come easily; the people who knew the earlier editions are worth keeping.',
  'You hunger for enough, and the mark keeps moving. Unusual earnings, unusual food and an unusual way with words belong to you; decide the figure at which you stop, and write it down.',
  'You have the nerve of a newcomer. New media, new machines and short, bold trips suit you, and you are capable of sending the message first and reading it afterwards.',
  'You look for a home you have never seen. Many addresses, or one that astonishes your relatives, may come before the feeling settles, and a single photograph of childhood can undo you.',
  'Your cleverness wants an audience and a little risk with its tea. Speculate with ideas before you speculate with savings, and you get the thrill at a price you can afford.',
  'You are gifted at the problem no one has met before. Odd systems, foreign rules and stubborn opponents bring out your cunning, and you win most cleanly when you tell someone how.',
  'You are drawn to people from outside your map. A partner may differ by language, belief or habit, and what feels like fascination in the first year becomes an education by the fifth.',
  'You look behind curtains. Taboo, research, crime novels, tax law: you want to know how it really works, and you come away from most discoveries less frightened than before.',
  'You shop around for wisdom, from many shelves. Foreign teachers, unorthodox books and sudden pilgrimages shape you, and you believe most firmly what you once set out to disprove.',
  'Ambition takes you through doors that were marked private. You do well where the work is new, foreign or visible from afar, and it helps to ask each year whose applause you are after.',
  'Large networks feel like home ground. You meet the useful stranger, join the unlikely group, and gain quickly; keep two old friends who knew you before any of it.',
  'Faraway places pull at you, and so do dreams, screens and long nights. You find in seclusion what others look for in crowds, provided that you set the hour at which the light goes out.',
] as const;
