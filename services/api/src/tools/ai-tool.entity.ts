import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A tool of the directory. The name is what the content files know it by. */
@Entity('ai_tools')
export class AiTool {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { unique: true })
  name: string;

  @Column('text')
  description: string;

  @Column('text')
  category: string;

  @Column('text')
  pricing: string;

  @Column('text')
  url: string;

  @Column('text')
  icon: string;

  @Column('text', { array: true, default: () => "'{}'" })
  tags: string[];
}
