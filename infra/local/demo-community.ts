import { type DemoCall, openDemoSession, readDemoBody } from '#infra/local/demo-session.ts';
import { account } from '#shared/contract/account.ts';
import { forum } from '#shared/contract/forum.ts';
import type { Post, PostForm } from '#shared/contract/forum-fields.ts';

/** The other owners of the demo. Their password is that of the demo owner. */
const neighbors = {
  nora: { name: 'Nora Whitfield', email: 'nora@houndwell.example' },
  sam: { name: 'Sam Ortiz', email: 'sam@houndwell.example' },
} as const;
type Author = keyof typeof neighbors | 'demo';

interface DemoPost extends Pick<PostForm, 'title' | 'content' | 'category'> {
  by: Author;
  /** The name of the author's dog. */
  dog?: string;
  likedBy?: readonly Author[];
  comments?: readonly { by: Author; content: string; isAnswer?: true }[];
}

/** Oldest first. */
const demoPosts: readonly DemoPost[] = [
  {
    by: 'sam',
    category: 'grooming',
    title: 'Nail trims without the drama',
    content:
      'We do one nail a day, right after dinner, with a lick mat on the bathroom tile. After two weeks she puts her paw in my hand before I ask.',
    likedBy: ['nora', 'demo'],
  },
  {
    by: 'nora',
    category: 'training',
    title: 'Loose leash in three weeks, five minutes a day',
    content:
      'What worked for us: stop the second the leash goes tight, wait, and move again when it hangs loose. Boring for a week. Then it clicked, and now the mail carrier is just another person.',
    likedBy: ['sam', 'demo'],
    comments: [
      { by: 'sam', content: 'Same here. Short sessions made all the difference.' },
      { by: 'demo', content: 'Did you use treats while you waited, or only when you started again?' },
      { by: 'nora', content: 'Only when we started again. Otherwise he learned to pull for a snack.' },
    ],
  },
  {
    by: 'demo',
    category: 'exercise',
    title: 'Biscuit slows down after a mile. Too warm, or too much?',
    content:
      "Biscuit used to trot the whole river trail. This week they stop in the shade after a mile and drink a lot. We've already moved to mornings. What do you do on humid days?",
    dog: 'Biscuit',
    likedBy: ['sam'],
    comments: [
      {
        by: 'nora',
        content: 'Before seven, and we soak a towel for the belly. If it keeps up on cool days, I would ask the vet.',
        isAnswer: true,
      },
    ],
  },
  {
    by: 'nora',
    category: 'general',
    title: 'Saturday group walk at the lake',
    content: 'We meet at the south parking lot at 8:30. Leashed, all sizes, about two miles. Bring water and a towel.',
    likedBy: ['demo', 'sam'],
    comments: [{ by: 'sam', content: "We're in. I'll bring the spare bowls." }],
  },
];

/** Creates the other owners of the demo, and posts, comments and likes of all. Posts that exist are left as they are. */
export async function createDemoCommunity(
  server: { url: string; siteOrigin: string },
  demo: { call: DemoCall; password: string; dogIds: ReadonlyMap<string, string> },
): Promise<void> {
  const sessions = { demo: demo.call } as Record<Author, DemoCall>;
  for (const [name, owner] of Object.entries(neighbors)) {
    const call = openDemoSession(server);
    const signIn = { email: owner.email, password: demo.password };
    const registered = await call(account.register, { name: owner.name, ...signIn });
    if (registered.status === 409) await readDemoBody(await call(account.login, signIn));
    else await readDemoBody(registered);
    sessions[name as Author] = call;
  }
  const existing = (await readDemoBody(await demo.call(forum.listPosts))) as Post[];
  for (const post of demoPosts) {
    if (!existing.some(({ title }) => title === post.title)) await addPost(sessions, post, demo.dogIds);
  }
}

async function addPost(
  sessions: Record<Author, DemoCall>,
  { by, dog, likedBy = [], comments = [], ...form }: DemoPost,
  dogIds: ReadonlyMap<string, string>,
): Promise<void> {
  const body = { ...form, dogId: dog && dogIds.get(dog) };
  const { id } = (await readDemoBody(await sessions[by](forum.createPost, body))) as Post;
  const at = ({ method, path }: { method: string; path: string }) => ({ method, path: path.replace('{id}', id) });
  for (const name of likedBy) await readDemoBody(await sessions[name](at(forum.likePost)));
  for (const { by: author, content, isAnswer } of comments) {
    const comment = await readDemoBody(await sessions[author](at(forum.createComment), { content }));
    const commentId = (comment as { id: string }).id;
    if (isAnswer) await readDemoBody(await sessions[by](at(forum.chooseAnswer), { commentId }));
  }
}
