import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Specified; no endpoint reads it. `password` holds a hash only. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { unique: true })
  username: string;

  @Column('text')
  password: string;
}
