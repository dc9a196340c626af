/** Mercury in each sign, Aries to Pisces: how you think and speak. */
export const mercury = [
  'You think at a run and finish other people’s sentences, now and then with a better ending. First drafts are your genius; sleep on the second, particularly if it is an angry one.',
  'You chew a thought before you swallow it. What you have learnt by hand stays learnt, your word has weight in money matters, and you do not repeat yourself for the slow.',
  'Your mind has several windows open and music playing. Puns, tongues, figures and gossip of the better sort feed it; finishing a thick book is a discipline worth keeping.',
  'You think with your memory. A face, a tone, a smell from a school corridor: from such things you draw conclusions that turn out right, and that you cannot fully explain.',
  'You speak in order to be quoted. Your ideas come large and well lit, you explain with stories in which you appear, and you hear advice best when it is given privately.',
  'Here is the mind of an editor. You see the missing comma and the missing reason in one glance, and you are kinder to a manuscript than to your own first attempts.',
  'You think in pairs: for and against, this sofa and that one. It makes you a gifted mediator, a polite critic and, on some afternoons, a person unable to order lunch.',
  'You hear what was left out. Small talk wears you down, a mystery cheers you up, and your questions reach the spot that people had hoped to keep under cover.',
  'Your thoughts travel light and far, leaving the luggage of detail on the platform. You grasp the purpose of a thing at once; let a patient friend read the contract.',
  'You think in structures: headings, budgets, who reports to whom. Your humour is so dry that newcomers miss it, and what you plan on paper usually stands up in the rain.',
  'You come at a question from the side where no one was standing. Systems please you, slogans do not, and you change your mind readily for evidence and hardly ever for company.',
  'Pictures come first for you and words afterwards, slightly breathless. You understand people better than instructions, so keep lists for the world and let the rest of your mind swim.',
] as const;
