/** Mercury in each sign, Aries to Pisces: how you think and speak. */
export const mercury = [
  'You think fast, and you speak before others have finished. Your first ideas are good; your angry replies are not. Keep an angry message until the morning and read it again.',
  'You think slowly, and you remember what you have learnt. Your advice on money, land and quality is worth hearing. When somebody presses you for an answer, ask for one day.',
  'Your mind is quick, curious and good with words and figures. Languages, trade, writing and teaching come easily. You begin many books, so finish one before you buy the next.',
  'You think with memory and feeling, and you judge people well. Stories and examples teach you more than rules. In money matters, check the figures too, however good the person seems.',
  'You speak with confidence, and you explain through stories. Large ideas interest you more than details. Ask one friend to correct your speech in private before you give it in public.',
  'You notice every mistake in a text, an account or a plan. Analysis, editing, audit and data suit your mind. Stop correcting when the work is good enough, and hand it in on time.',
  'You compare both sides of every matter, and you speak politely. This makes you a good mediator. For your own choices, allow yourself two options and one evening.',
  'You hear what people leave out, and you ask sharp questions. Research, investigation and finance suit your mind. Ask the hard question in private and kindly, and people answer it.',
  'You understand the large purpose of a thing at once. You speak frankly, and you pass over details. Let a careful friend read contracts and forms before you agree to them.',
  'You think in order: headings, budgets, duties and dates. Your plans usually work in practice. Speak in meetings as well, because people take your silence for agreement.',
  'You look at problems in an original way, and only facts change your mind. Technology, science and systems interest you. Give one simple example before you explain a new idea.',
  'You think in pictures and feelings, and you understand people better than instructions. Exact dates and numbers slip away. Keep one list on your phone for bills, forms and appointments.',
] as const;
