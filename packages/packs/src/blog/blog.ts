import type { Pack } from '../pack.ts';
import { authorProfiles, authors, newsletterDeliveries, newsletters, subscribers } from './people.ts';
import { rules } from './rules.ts';
import { truths } from './truths.ts';
import { categories, comments, media, postLikes, postRevisions, posts, postTags, tags } from './writing.ts';

export const blog: Pack = {
  id: 'blog',
  name: 'Blog',
  description: 'A magazine: authors, posts with revisions and tags, threaded comments, likes, media and newsletters.',
  schema: {
    version: 1,
    dialect: 'postgresql',
    name: 'blog',
    enums: [
      { name: 'author_role', values: ['writer', 'editor', 'admin'] },
      { name: 'post_status', values: ['draft', 'scheduled', 'published', 'archived'] },
      { name: 'comment_status', values: ['visible', 'hidden', 'spam'] },
      { name: 'subscriber_status', values: ['pending', 'active', 'unsubscribed'] },
    ],
    domains: [],
    tables: [
      authors,
      authorProfiles,
      subscribers,
      categories,
      tags,
      media,
      posts,
      postRevisions,
      postTags,
      comments,
      postLikes,
      newsletters,
      newsletterDeliveries,
    ],
  },
  rules,
  truths,
};
