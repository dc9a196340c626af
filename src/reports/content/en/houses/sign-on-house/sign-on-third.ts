/** The sign of the third house: courage, practice and communication. */
export const signOnThird = [
  'You act first, and you are rarely afraid to begin. With brothers, sisters or neighbours you compete easily. Read a message once more before you send it; hasty words start most of your quarrels.',
  'You learn a skill slowly and then never forget it. Your courage shows in holding your ground. Choose one craft, such as cooking, an instrument or tailoring, and practise it at the same hour daily.',
  'Talking, writing and messages come easily to you, and you are bravest on the phone or with a pen. Use this in work that pays for words: sales, teaching, content or translation.',
  'You are brave for others and shy for yourself. For a younger brother or sister you speak up at once. When you need something for yourself, take a friend along to the counter.',
  'You speak with confidence, and an audience makes you bolder. Brothers, sisters and neighbours know you as generous. Accept the stage when it is offered, and at home let a quieter person finish first.',
  'You improve a skill by repeating it until it is right. You help brothers and sisters with forms, repairs and accounts. Send your work when it is good enough; few people notice the last correction.',
  'You speak politely and end other people’s quarrels well. Speaking for yourself is harder. In the next family decision, say what you want before you ask what the others want.',
  'You plan silently and speak only when a thing is done. Your messages are short, and your courage is strong. Share the next plan with one brother, sister or friend, because you may need help.',
  'You speak frankly and laugh easily, and short trips make you bold. Large aims suit you better than small daily ones. Break a large aim into weekly steps, and tell somebody the first step.',
  'Your courage is steady effort: after each failure you begin again. You were perhaps the responsible one among brothers and sisters. Ask them now to take over one family duty.',
  'You try new tools and write to strangers without fear. Some friends are as close to you as brothers and sisters. Take a short course in a new technology; you learn it quickly.',
  'You communicate through feeling, in songs, stories or pictures more than in facts. Courage comes when something moves you. Write important messages at night, and check dates and amounts in the morning.',
] as const;
