/** Saturn in each house, first to twelfth. */
export const saturn = [
  'You were old for your age, and you grow younger as the years go by. People first meet a certain reserve; those who stay discover how dry the humour is, and how exactly you keep a promise.',
  'You learnt the price of things early. Saving calms you, borrowing itches, and your words are few because you mean to be held to them.',
  'Effort is your native language. You practise what others only try, write slowly and well, and may have carried a heavier share of duty towards a brother or sister than was fair.',
  'Home was a place of duty before it was one of rest, and you are still learning the second part. Land, old houses and slow repairs suit you; so does a chair that is nobody else’s.',
  'You take pleasure seriously. Learning comes late and stays for good, your affection is shown in arrangements more than in speeches, and young people trust you because you do not flatter.',
  'You outlast problems. Routine, patience and a good list defeat what talent leaves half done, and whoever competes with you usually tires first.',
  'You would rather be sure than be swept away. Choosing a companion takes you longer than your relatives would like; afterwards you stay, through the dull years too, and staying is how you say it.',
  'You are not easily shaken, having expected worse. What is shared, whether debts, duties or secrets, is safe with you, though you could let someone carry the other handle now and then.',
  'You believe what you have tested. A strict teacher, a distant father figure or a plain rule shaped you, and your faith, when it comes, is the kind that sweeps the floor of the temple.',
  'You climb by the stairs. Recognition comes later to you than to louder people, it rests on work that can be checked, and it does not fall over when the management changes.',
  'You have few friends, and they have known you for a very long time. Wishes come to you in the order in which you worked for them, the big ones after the middle of life.',
  'You pay your debts in silence, including some that were never yours. Solitude feeds you, foreign or secluded places feel natural, and good sleep is worth organising like a task.',
] as const;
